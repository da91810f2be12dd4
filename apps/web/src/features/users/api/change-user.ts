import {
  removeUser as removeUserRoute,
  sendUserReset as sendUserResetRoute,
  setUserStatus as setUserStatusRoute,
  type UserFields,
  type UserStatus,
  updateUser as updateUserRoute,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const updateUser = (guid: string, base: UserFields, changes: UserFields) =>
  api(updateUserRoute, { params: { guid }, body: { base, changes } });

export const setUserStatus = (guid: string, status: UserStatus) =>
  api(setUserStatusRoute, { params: { guid }, body: { status } });

export const sendUserReset = (guid: string) => api(sendUserResetRoute, { params: { guid }, body: {} });

export const removeUser = (guid: string) => api(removeUserRoute, { params: { guid } });
