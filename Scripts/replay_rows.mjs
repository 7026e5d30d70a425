// Runs calls on the engine's WebAssembly module and prints what they answer, to the last bit.
//
//   node Scripts/replay_rows.mjs MODULE < ROWS
//
// ROWS is a JSON array of rows; a row is an array of calls; a call is a function's name and its numbers, null
// for one that is none. Printed is an array of rows of answers, numbers as the hexadecimal digits of their bits.
import { readFileSync } from "node:fs";

const module = readFileSync(process.argv[2]);
const rows = JSON.parse(readFileSync(0, "utf8"));
const { instance } = await WebAssembly.instantiate(module, {});

const view = new DataView(new ArrayBuffer(8));
function bits(number) {
  view.setFloat64(0, number);
  return view.getBigUint64(0).toString(16).padStart(16, "0");
}

const answers = rows.map((calls) =>
  calls
    .map(([name, ...numbers]) => instance.exports[name](...numbers.map((n) => n ?? NaN)))
    .filter((answer) => answer !== undefined)
    .map(bits),
);
process.stdout.write(JSON.stringify(answers) + "\n");
