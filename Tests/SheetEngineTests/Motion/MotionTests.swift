import Testing

@testable import SheetEngine

struct MotionTests {
  @Test func `the band gives way as in the table, and back`() {
    let band = RubberBand(reachPoints: 844)
    let table = [
      (1.0, 0.550), (10, 5.464), (50, 26.632), (100, 51.635), (200, 97.317), (400, 174.511), (1000, 332.999),
    ]
    for (pull, stretch) in table {
      #expect((band.stretch(pull: pull) - stretch).magnitude < 0.0005)
      #expect((band.pull(stretch: band.stretch(pull: pull)) - pull).magnitude < 1e-9)
      let rise = (band.stretch(pull: pull + 1e-4) - band.stretch(pull: pull - 1e-4)) / 2e-4
      #expect((band.rate(pull: pull) - rise).magnitude < 1e-6)
    }
    #expect(band.stretch(pull: .infinity) == 844)
    #expect(band.pull(stretch: 844).isFinite)
    #expect(band.stretch(pull: .nan) == 0)
  }

  @Test func `a flick carries as far as the deceleration rate says`() {
    #expect((FlickProjection.normal.seconds - 0.499).magnitude < 1e-12)
    #expect((FlickProjection.fast.seconds - 0.099).magnitude < 1e-12)
    #expect(FlickProjection(decelerationRate: 1).seconds == 0)
  }

  @Test func `display positions lie on the grid of pixels`() {
    func rounded(_ points: Double, _ scale: Double) -> Double {
      SheetGeometry(widthPoints: 1, heightPoints: 1, scale: scale).rounded(points)
    }
    #expect((rounded(333.222, 3) - 333.3333).magnitude < 5e-5)
    #expect(rounded(0.25, 2) == 0.5)
    #expect(rounded(-0.25, 2) == -0.5)
    #expect(rounded(1.5, 1) == 2)
    #expect(rounded(.nan, 2) == 0)
    #expect(rounded(1.4, .nan) == 1)
  }

  @Test func `curves go from 0 to 1 and never back`() {
    for curve in [EaseCurve.linear, .ease, .easeInOut, .easeOut] {
      var last = 0.0
      for index in 0...1000 {
        let (progress, _) = curve.progress(at: Double(index) / 1000)
        #expect(progress >= last - 1e-12)
        last = progress
      }
      #expect(last == 1)
    }
    #expect((EaseCurve.linear.progress(at: 0.3).progress - 0.3).magnitude < 1e-12)
    #expect((EaseCurve.easeInOut.progress(at: 0.5).progress - 0.5).magnitude < 1e-12)
    // cubic-bezier(0.25, 0.1, 0.25, 1) at half of the time.
    #expect((EaseCurve.ease.progress(at: 0.5).progress - 0.8024).magnitude < 1e-4)
    let slope =
      (EaseCurve.ease.progress(at: 0.4 + 1e-6).progress - EaseCurve.ease.progress(at: 0.4).progress) / 1e-6
    #expect((EaseCurve.ease.progress(at: 0.4).slope - slope).magnitude < 1e-4)
  }

  @Test func `an animation ends where it is to`() {
    for motion in [
      SheetMotion.immediate, .spring(Spring(response: 0.3, dampingFraction: 0.7)), .ease(.ease, seconds: 0.3),
    ] {
      let animation = SheetAnimation(motion, from: 100, to: 400, velocity: 500, startSeconds: 5)
      #expect(animation.sample(at: 5 + animation.durationSeconds).heightPoints == 400)
      if animation.durationSeconds > 0 { #expect(animation.sample(at: 5).heightPoints == 100) }
    }
  }

  @Test func `a spring without a release speed takes its kick`() {
    let motion = SheetMotion.spring(Spring(response: 0.5, dampingFraction: 0.6), kick: 0.8)
    #expect(SheetAnimation(motion, from: 200, to: 350, velocity: 0, startSeconds: 0).velocity == 120)
    #expect(SheetAnimation(motion, from: 200, to: 350, velocity: -50, startSeconds: 0).velocity == -50)
  }
}
