import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { DeviceAnswer } from '@truciolo/contract';

/** What a device answered, as plain data that a call can carry. */
export const plainAnswer = (answer: AuthenticationResponseJSON | RegistrationResponseJSON): DeviceAnswer => ({
  ...answer,
  response: { ...answer.response },
  clientExtensionResults: { ...answer.clientExtensionResults },
});
