import { hasCapability, type NoticeSettings, notices } from '@truciolo/contract';
import type { Actor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { mailRules, wantsWeekly } from './mail-rules.ts';
import { saveSetting } from './repository.ts';

const leads = ({ capabilities }: Actor): boolean =>
  hasCapability(capabilities, notices.changeWeekly.capability);

const load = async (db: Db, actor: Actor): Promise<NoticeSettings> => ({
  mail: await mailRules(db, actor.userGuid),
  weekly: leads(actor) ? await wantsWeekly(db, actor.userGuid) : null,
});

export const getNoticeSettings = endpoint(notices.settings, ({ tenant, actor }) =>
  tenant((db) => load(db, actor)),
);

export const changeNoticeSettings = endpoint(notices.changeSettings, ({ tenant, actor }, { body }) =>
  tenant(async (db) => {
    await saveSetting(db, actor, body.kind, body.mail);
    return load(db, actor);
  }),
);

export const changeWeekly = endpoint(notices.changeWeekly, ({ tenant, actor }, { body }) =>
  tenant(async (db) => {
    await saveSetting(db, actor, 'weekly', body.weekly ? 'now' : 'never');
    return load(db, actor);
  }),
);
