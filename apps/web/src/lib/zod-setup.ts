/**
 * zod compiles object schemas with `new Function`, which a content security policy without `unsafe-eval`
 * refuses and reports. This switch must be set before zod itself runs: import this file first.
 */
const zodGlobal = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
zodGlobal.__zod_globalConfig = { ...zodGlobal.__zod_globalConfig, jitless: true };
