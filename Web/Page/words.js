// What the page says, in the reader's language, and how it says distances.

const words = {
  en: {
    map: "Map", sheet: "Search", handle: "Sheet: arrow keys move it", field: "Search places", clear: "Clear",
    kinds: "Kinds of places", results: "Results", more: "More", searchArea: "Search this area", tabs: "Sections",
    tabSearch: "Search", tabNearby: "Nearby", tabHistory: "History", position: "Simulated position",
    positionHelp: "Searches start from here, on this page and wherever none is given.",
    coordinates: "Latitude, longitude", set: "Set", clickMap: "Click on the map", forget: "Forget",
    route: "Play a GPX route", close: "Close", recents: "Recent searches", noRecents: "No searches yet.",
    nothing: "Nothing found for “{0}”.", nothingHere: "No places here.", back: "Back to the list",
    category: "Kind", address: "Address", phone: "Phone", website: "Web", openingHours: "Hours", distance: "Distance",
    badCoordinates: "Two numbers are needed: latitude −90…90, longitude −180…180.",
    badRoute: "The file holds no points of a route.", offline: "The server does not answer. Trying again…",
    failed: "The search failed: {0}", tryAgain: "Try again", pickPosition: "Click where you want to be.",
    forgetSearch: "Forget “{0}”", clearHistory: "Forget all", pause: "Pause history", resume: "Resume history",
    paused: "The history is paused.", small: "low", medium: "half", large: "full", readOnly: "Not kept: {0}",
    movedTo: "Position {0}", near: "Nearest places", away: "{0} {1}",
    open: "Open", openUntil: "Open until {0}", closed: "Closed", closedUntil: "Closed until {0}",
    token: "Token", tokenHelp: "This service asks for a token. It is kept until the window is closed.", enter: "Enter",
    winds: ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"],
  },
  ko: {
    map: "지도", sheet: "검색", handle: "시트: 화살표 키로 움직입니다", field: "장소 검색", clear: "지우기",
    kinds: "장소 종류", results: "검색 결과", more: "더 보기", searchArea: "이 지역 검색", tabs: "메뉴",
    tabSearch: "검색", tabNearby: "주변", tabHistory: "기록", position: "가상 위치",
    positionHelp: "위치를 따로 주지 않은 모든 검색이 여기서 시작합니다.",
    coordinates: "위도, 경도", set: "설정", clickMap: "지도에서 고르기", forget: "잊기",
    route: "GPX 경로 재생", close: "닫기", recents: "최근 검색", noRecents: "아직 검색이 없습니다.",
    nothing: "“{0}” 검색 결과가 없습니다.", nothingHere: "여기에는 장소가 없습니다.", back: "목록으로",
    category: "종류", address: "주소", phone: "전화", website: "웹", openingHours: "영업 시간", distance: "거리",
    badCoordinates: "숫자 두 개가 필요합니다: 위도 −90…90, 경도 −180…180.",
    badRoute: "파일에 경로의 점이 없습니다.", offline: "서버가 응답하지 않습니다. 다시 시도하는 중…",
    failed: "검색하지 못했습니다: {0}", tryAgain: "다시 시도", pickPosition: "원하는 위치를 누르세요.",
    forgetSearch: "“{0}” 잊기", clearHistory: "모두 잊기", pause: "기록 멈추기", resume: "기록 다시 시작",
    paused: "기록이 멈춰 있습니다.", small: "낮게", medium: "절반", large: "전체", readOnly: "저장되지 않음: {0}",
    movedTo: "위치 {0}", near: "가까운 장소", away: "{1} {0}",
    open: "영업 중", openUntil: "영업 중 · {0}까지", closed: "영업 종료", closedUntil: "영업 종료 · {0}에 시작",
    token: "토큰", tokenHelp: "이 서비스는 토큰이 필요합니다. 창을 닫을 때까지 기억합니다.", enter: "확인",
    winds: ["북쪽", "북동쪽", "동쪽", "남동쪽", "남쪽", "남서쪽", "서쪽", "북서쪽"],
  },
};

/** The language of the page: Korean for who reads it, else English. */
export const language = (navigator.languages ?? ["en"]).map((l) => l.slice(0, 2)).find((l) => l in words) ?? "en";

/** A phrase, with {0}, {1}, … filled in. */
export const say = (key, ...values) => words[language][key].replace(/\{(\d)\}/g, (_, n) => values[n]);

/** Metres as a person says them: 116 m, 1.2 km, 34 km. */
export function distance(meters) {
  if (meters < 999.5) return `${Math.round(meters)} m`;
  return meters < 9950 ? `${(meters / 1000).toFixed(1)} km` : `${Math.round(meters / 1000).toLocaleString(language)} km`;
}

/** Distance and direction: 116 m northeast. */
export function whereabouts({ distanceMeters, bearingDegrees }) {
  if (distanceMeters == null) return "";
  if (bearingDegrees == null || distanceMeters < 1) return distance(distanceMeters);
  return say("away", distance(distanceMeters), words[language].winds[Math.round(bearingDegrees / 45) % 8]);
}

/** Whether a place is open and until when, by its own clock; nothing where nobody can tell. */
export function openness({ openState, nextChange }) {
  if (openState !== "open" && openState !== "closed") return "";
  if (!nextChange) return say(openState);
  const [date, time] = nextChange.slice(0, 16).split("T");
  const isSoon = Date.parse(nextChange) - Date.now() < 24 * 3_600_000;
  return say(`${openState}Until`, isSoon ? time : `${date} ${time}`);
}

/** Fills in the phrases that the page's elements name. */
export function translate(root) {
  document.documentElement.lang = language;
  for (const element of root.querySelectorAll("[data-text]")) element.textContent = say(element.dataset.text);
  for (const element of root.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", say(element.dataset.label));
  }
  for (const element of root.querySelectorAll("[data-placeholder]")) element.placeholder = say(element.dataset.placeholder);
}
