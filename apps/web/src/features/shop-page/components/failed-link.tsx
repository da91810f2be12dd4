import { ApiError } from '@truciolo/contract';
import { ClosedPage } from './closed-page.tsx';

interface FailedLinkProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** In place of a page behind a link: an unknown link stays unknown, any other failure may be tried again. */
export function FailedLink({ error, onAgain }: FailedLinkProps) {
  const isUnknown = error instanceof ApiError && error.code === 'SHOP_LINK_UNKNOWN';
  return <ClosedPage why={isUnknown ? 'linkUnknown' : 'failed'} onAgain={isUnknown ? null : onAgain} />;
}
