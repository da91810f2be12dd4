import { pages } from '../../lib/pages.ts';

const PUBLIC_PATHS = [
  pages.login,
  pages.register,
  '/contatti',
  '/forgot-password',
  '/reset-password',
  '/invito',
  '/offerta',
] as const;

export const isPublicPath = (pathname: string): boolean =>
  PUBLIC_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
