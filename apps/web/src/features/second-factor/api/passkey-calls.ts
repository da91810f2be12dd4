import { startRegistration } from '@simplewebauthn/browser';
import { queryOptions } from '@tanstack/react-query';
import { passkeys } from '@truciolo/contract';
import { plainAnswer } from '../../../entities/users/plain-answer.ts';
import { api } from '../../../lib/api/client.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => api(passkeys.list, {}, { signal }),
});

interface Given {
  readonly password: string;
  readonly code: string;
}

const proofOf = ({ password, code }: Given) => ({ password, ...(code === '' ? {} : { code }) });

/** The server asks, the device makes the passkey, the server keeps its public half. */
export async function addPasskey(name: string, given: Given): Promise<readonly string[] | null> {
  const { ticket, options } = await api(passkeys.begin, { body: proofOf(given) });
  // The options are those of the WebAuthn standard, which the library knows and the contract passes on unchanged.
  const response = await startRegistration({ optionsJSON: options as never });
  return (await api(passkeys.register, { body: { ticket, name, response: plainAnswer(response) } }))
    .recoveryCodes;
}

export const removePasskey = (guid: string, given: Given) =>
  api(passkeys.remove, { params: { guid }, body: proofOf(given) });
