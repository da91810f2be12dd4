// @ts-check

/**
 * The draft of the demo company with the most positions: the fullest page to look at.
 * @param {string} url @param {string} token
 */
export async function fullestQuote(url, token) {
  const answer = await fetch(`${url}/api/quotes/rows?limit=200&filter=state:draft`, {
    headers: { authorization: `Bearer ${token}` },
  });
  /** @type {{ rows: { guid: string, positions: number, unpriced: number }[] }} */
  const { rows } = await answer.json();
  const priced = rows.filter(({ unpriced }) => unpriced === 0);
  const [fullest] = priced.sort((a, b) => b.positions - a.positions);
  if (!fullest) throw new Error('The demo data have no priced draft to photograph.');
  return `/quote-tools/${fullest.guid}`;
}
