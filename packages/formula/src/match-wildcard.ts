const ANY = Symbol('*');
const ONE = Symbol('?');
type Piece = string | typeof ANY | typeof ONE;

/** `*` any run, `?` one character, `~` takes the next sign literally. */
function readPattern(pattern: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern.charAt(at);
    const next = pattern.charAt(at + 1);
    if (character === '~' && (next === '*' || next === '?' || next === '~')) {
      pieces.push(next);
      at += 1;
    } else {
      pieces.push(character === '*' ? ANY : character === '?' ? ONE : character);
    }
  }
  return pieces;
}

export const hasWildcard = (text: string): boolean => /[*?~]/.test(text);

/** Whether the whole text fits an Excel pattern, case apart. Steps back to the last `*` only: no blow-up. */
export function makeWildcardMatcher(pattern: string): (text: string) => boolean {
  const pieces = readPattern(pattern.toLowerCase());
  return (text) => fits(pieces, text.toLowerCase());
}

function fits(pieces: readonly Piece[], text: string): boolean {
  let at = 0;
  let piece = 0;
  let star = -1;
  let resume = 0;
  while (at < text.length) {
    const wanted = pieces[piece];
    if (wanted === ANY) {
      star = piece;
      resume = at;
      piece += 1;
    } else if (wanted === ONE || wanted === text.charAt(at)) {
      piece += 1;
      at += 1;
    } else if (star !== -1) {
      resume += 1;
      at = resume;
      piece = star + 1;
    } else {
      return false;
    }
  }
  while (pieces[piece] === ANY) piece += 1;
  return piece === pieces.length;
}
