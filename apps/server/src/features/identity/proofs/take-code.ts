import { isAppCode } from '@truciolo/contract';
import type { Services } from '../../../platform/context.ts';
import { findFactor, listUnusedCodes, type Owner, takeRecoveryCode, takeStep } from './factors-repository.ts';
import { checkPassword } from './passwords.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { matchingStep } from './totp.ts';

type CodeServices = Pick<Services, 'handles' | 'clock' | 'secrets'>;

/** Which of the two kinds was right. */
type UsedCode = 'app' | 'recovery';

async function takeAppCode(
  { handles, clock, secrets }: CodeServices,
  owner: Owner,
  typed: string,
): Promise<boolean> {
  return handles.tenant(owner.companyGuid, async (db) => {
    const factor = await findFactor(db, owner.userGuid);
    if (!factor?.salt) return false;
    const step = matchingStep(secrets.appSecret(factor.salt), typed, clock());
    return step !== null && takeStep(db, owner.userGuid, step);
  });
}

/** Hashing is slow, so no transaction is open meanwhile. */
async function takePaperCode({ handles, clock }: CodeServices, owner: Owner, code: string): Promise<boolean> {
  const { companyGuid, userGuid } = owner;
  const unused = await handles.tenant(companyGuid, (db) => listUnusedCodes(db, userGuid));
  for (const { guid, codeHash } of unused) {
    if (await checkPassword(codeHash, code))
      return handles.tenant(companyGuid, (db) => takeRecoveryCode(db, guid, clock()));
  }
  return false;
}

/** Takes what was typed as the second step of a login, once: null where it is wrong or was used before. */
export async function takeCode(
  services: CodeServices,
  owner: Owner,
  typed: string,
): Promise<UsedCode | null> {
  if (isAppCode(typed)) return (await takeAppCode(services, owner, typed)) ? 'app' : null;
  const code = readRecoveryCode(typed);
  return code !== null && (await takePaperCode(services, owner, code)) ? 'recovery' : null;
}
