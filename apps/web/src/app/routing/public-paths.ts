const PUBLIC_PATHS = [
  '/login',
  '/register',
  '/contatti',
  '/forgot-password',
  '/reset-password',
  '/invito',
  '/offerta',
] as const;

export const isPublicPath = (pathname: string): boolean =>
  PUBLIC_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
