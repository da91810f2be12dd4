/** Password of the sample accounts, which the manual prints: `login` takes it from the server's own machine alone. */
export const PUBLISHED_PASSWORD = 'Truciolo2026!';
