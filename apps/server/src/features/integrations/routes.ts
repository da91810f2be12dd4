import { createKey, getKeys, revokeKey } from './keys/manage-keys.ts';
import { allowProgram, askProgram } from './programs/consent.ts';
import { getHookLog, resendDelivery, tryHook } from './webhooks/hook-log.ts';
import { changeHook, createHook, getHooks, removeHook, renewSecret } from './webhooks/manage-hooks.ts';

export const integrationsRoutes = [
  getKeys,
  createKey,
  revokeKey,
  askProgram,
  allowProgram,
  getHooks,
  createHook,
  changeHook,
  renewSecret,
  removeHook,
  tryHook,
  getHookLog,
  resendDelivery,
];
