import Toolpath from 'gcode-toolpath';

/** Reads a program with cncjs gcode-toolpath, parser and callbacks; the answer is the number of moves it told. */
export function cncjsMoves(text: string): number {
  const ends: number[] = [];
  const toolpath = new Toolpath({
    addLine: (_modal, _from, to) => {
      ends.push(to.x, to.y, to.z);
    },
    addArcCurve: (_modal, _from, to) => {
      ends.push(to.x, to.y, to.z);
    },
  });
  toolpath.loadFromStringSync(text);
  return ends.length / 3;
}
