/**
 * What was typed comes back through the address, later than the next letters and sometimes than the next search. Of
 * the searches still on their way, the one that arrived and those before it are done; null = it was not ours, somebody
 * went back in the browser's history or pressed a button.
 */
export function stillOnTheirWay(sent: readonly string[], arrived: string): readonly string[] | null {
  const place = sent.indexOf(arrived);
  return place < 0 ? null : sent.slice(place);
}
