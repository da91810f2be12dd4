import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  OAuthClientInformationMixed,
  OAuthClientMetadata,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';
import { type ProgramRequest, readProgramRequest } from '@truciolo/contract';

export const CALLBACK = 'https://assistente.example/api/callback';

/** Memory of an assistant that connects by OAuth: the official client asks it for everything it stores. */
export class OAuthProgram implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  information: OAuthClientInformationMixed | undefined;
  stored: OAuthTokens | undefined;
  verifier = '';
  /** Link that the person opens. */
  link: URL | undefined;
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: 'Assistente',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
  state = () => 'stato-1';
  clientInformation = () => this.information;
  saveClientInformation = (information: OAuthClientInformationMixed) => {
    this.information = information;
  };
  tokens = () => this.stored;
  saveTokens = (tokens: OAuthTokens) => {
    this.stored = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.link = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.verifier = verifier;
  };
  codeVerifier = () => this.verifier;
  invalidateCredentials = () => {
    this.stored = undefined;
  };
}

/** The link as the consent page reads it. */
export const requestIn = (link: URL | undefined): ProgramRequest =>
  readProgramRequest(link?.searchParams ?? new URLSearchParams());
