import type { NoticeKind } from '@truciolo/contract';
import type { Services } from '../../platform/context.ts';
import type { AfterCommit, Db } from '../../platform/database/handles.ts';
import { newGuid } from '../../platform/guid.ts';
import { type NewMail, queueMail } from '../../platform/mail/outbox.ts';
import { findUser } from '../identity/index.ts';
import { mailRules } from './mail-rules.ts';
import { noticeMail } from './mails.ts';
import { addNotice, listLeaders } from './repository.ts';

const LONGEST = 300;

/** A quote or a job as named in a sentence. */
interface Named {
  readonly guid: string;
  readonly number: string;
  readonly customerName: string;
}

interface Happened {
  readonly kind: NoticeKind;
  readonly companyGuid: string;
  /** Recipient; users who lead the company replace a user who has left. */
  readonly to: string;
  /** Author of the action, who is not notified of it. */
  readonly actorGuid?: string;
  readonly who?: string;
  readonly text?: string;
  readonly onceKey?: string;
  /** A specific mail where the usual sentence says too little. */
  readonly mail?: (firstName: string) => Pick<NewMail, 'subject' | 'text' | 'html'>;
}

type News = Happened & ({ readonly quote: Named } | { readonly job: Named });

type NoticeServices = Pick<Services, 'clock' | 'tasks' | 'live' | 'policy'>;

const named = ({ guid, number, customerName }: Named): Named => ({ guid, number, customerName });

async function audience(db: Db, guid: string) {
  const person = await findUser(db, guid);
  if (person?.status === 'active') return [person];
  return listLeaders(db);
}

/** Stores the notice in the transaction of its cause; open pages and mailboxes are notified after the commit. */
export async function tell(
  db: Db,
  afterCommit: AfterCommit,
  services: NoticeServices,
  news: News,
): Promise<void> {
  const { kind, companyGuid, who = '', text = '', onceKey } = news;
  const about =
    'quote' in news
      ? { of: 'quote' as const, ...named(news.quote) }
      : { of: 'job' as const, ...named(news.job) };
  const now = services.clock();
  for (const person of await audience(db, news.to)) {
    if (person.guid === news.actorGuid) continue;
    const rule = (await mailRules(db, person.guid))[kind];
    const isNew = await addNotice(db, {
      guid: newGuid(now),
      companyGuid,
      userGuid: person.guid,
      kind,
      ...(about.of === 'quote' ? { quoteGuid: about.guid } : { jobGuid: about.guid }),
      who,
      text: Array.from(text).slice(0, LONGEST).join(''),
      ...(onceKey !== undefined && { onceKey }),
      digest: rule === 'daily',
      createdAt: now,
    });
    if (!isNew) continue;
    afterCommit(() => services.live.announce(person.guid));
    if (rule !== 'now') continue;
    const mail =
      news.mail?.(person.firstName) ??
      noticeMail({
        kind,
        about,
        who,
        text,
        firstName: person.firstName,
        publicUrl: services.policy.publicUrl,
      });
    await queueMail(db, afterCommit, services, { companyGuid, to: person.email, ...mail });
  }
}
