import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { DeviceAnswer } from '@truciolo/contract';

/** A device's answer as plain data for a call. */
export const plainAnswer = (answer: AuthenticationResponseJSON | RegistrationResponseJSON): DeviceAnswer => ({
  ...answer,
  response: { ...answer.response },
  clientExtensionResults: { ...answer.clientExtensionResults },
});
