import { notices } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { mailRules } from './mail-rules.ts';
import { saveSetting } from './repository.ts';

export const getNoticeSettings = endpoint(notices.settings, ({ tenant, actor }) =>
  tenant(async (db) => ({ mail: await mailRules(db, actor.userGuid) })),
);

export const changeNoticeSettings = endpoint(notices.changeSettings, ({ tenant, actor }, { body }) =>
  tenant(async (db) => {
    await saveSetting(db, actor, body.kind, body.mail);
    return { mail: await mailRules(db, actor.userGuid) };
  }),
);
