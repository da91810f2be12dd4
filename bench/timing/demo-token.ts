/** A session of the demo company on a server of the bench. */
export async function demoToken(base: string): Promise<string> {
  const body = JSON.stringify({ username: 'demo@truciolo.it', password: 'Truciolo2026!' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${base}/auth/login`, { method: 'POST', headers, body });
  return ((await response.json()) as { token: string }).token;
}
