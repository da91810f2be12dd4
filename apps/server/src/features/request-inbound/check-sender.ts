import { Resolver } from 'node:dns/promises';
import type { SenderCheck } from '@truciolo/contract';
import { authenticate, type DNSResolver } from 'mailauth';

/** The connection that delivered a mail. */
export interface Delivery {
  readonly ip: string;
  readonly helo: string;
  /** Address of the envelope; empty for bounces. */
  readonly sender: string;
}

const MAX_MS = 6000;
const LOOKUP_MS = 2000;

/** The servers of the machine's own settings; the mail chooses only the names. */
export function nameService(): DNSResolver {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 2 });
  // The package's type names texts alone; it reads the records of mail servers as Node gives them.
  return (name, type) => resolver.resolve(name, type as 'TXT');
}

type Result = SenderCheck['spf'];
const RESULTS: Readonly<Record<string, Result>> = {
  pass: 'pass',
  fail: 'fail',
  softfail: 'fail',
  policy: 'fail',
  none: 'none',
  neutral: 'none',
};
const resultOf = (said: string | undefined): Result => RESULTS[said ?? ''] ?? 'unknown';

const within = async <Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
};

/** SPF and DKIM of a mail. It never fails: without answers of the name service the results are unknown. */
export async function checkSender(
  source: Buffer,
  { ip, helo, sender }: Delivery,
  lookUp: DNSResolver,
  milliseconds = MAX_MS,
): Promise<SenderCheck> {
  const checked = await within(
    authenticate(source, {
      ip,
      helo,
      sender,
      mta: helo,
      resolver: lookUp,
      disableArc: true,
      disableDmarc: true,
      disableBimi: true,
    }),
    milliseconds,
  );
  const signatures = checked?.dkim.results ?? [];
  const valid = signatures.find(({ status }) => status.result === 'pass') ?? signatures[0];
  return {
    spf: checked?.spf ? resultOf(checked.spf.status.result) : 'unknown',
    dkim: checked ? resultOf(valid?.status.result ?? 'none') : 'unknown',
    sender: sender.split('@')[1]?.toLowerCase().slice(0, 253) ?? '',
    signer: valid?.signingDomain?.toLowerCase().slice(0, 253) ?? '',
  };
}
