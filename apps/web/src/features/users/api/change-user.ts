import { type UserFields, type UserStatus, users } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const updateUser = (guid: string, base: UserFields, changes: UserFields) =>
  api(users.update, { params: { guid }, body: { base, changes } });

export const setUserStatus = (guid: string, status: UserStatus) =>
  api(users.setStatus, { params: { guid }, body: { status } });

export const sendUserReset = (guid: string) => api(users.sendReset, { params: { guid }, body: {} });

export const removeUser = (guid: string) => api(users.remove, { params: { guid } });
