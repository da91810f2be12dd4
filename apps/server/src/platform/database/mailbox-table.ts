import type { Defaulted, MaybeInstant } from './column-types.ts';

export interface RequestMailboxesTable {
  companyGuid: string;
  host: string;
  port: number;
  safety: 'tls' | 'starttls';
  username: string;
  sealedPassword: string;
  folder: string;
  active: boolean;
  uidValidity: Defaulted<string | null>;
  lastUid: Defaulted<number | null>;
  failedUid: Defaulted<number | null>;
  failedTimes: Defaulted<number>;
  taken: Defaulted<number>;
  lastReadAt: MaybeInstant;
  nextAt: MaybeInstant;
  busyUntil: MaybeInstant;
  problem: Defaulted<string>;
}
