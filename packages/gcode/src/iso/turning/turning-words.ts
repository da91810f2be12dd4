/** First line of a two-line turning cycle, kept until its second line. Lengths in mm, on radius. */
export class TurningWords {
  /** G71, G72: depth of a pass and its retract. */
  depth = 2;
  retract = 0.5;
  /** G73: relief on X and Z and count of passes. */
  reliefX = 0;
  reliefZ = 0;
  passes = 1;
  /** G74, G75: way back of a peck. */
  peckBack = 0.5;
  /** G76: finish passes, run-out in leads, angle of the thread, least depth, finish allowance. */
  finishPasses = 1;
  runOut = 0;
  angle = 60;
  leastDepth = 0.05;
  finishAllowance = 0.02;
}
