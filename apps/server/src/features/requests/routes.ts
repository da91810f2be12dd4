import { createDraft } from './draft/create-draft.ts';
import { listEarlier } from './draft/earlier-parts.ts';
import { getRequest } from './inbox/get-request.ts';
import { listRequests } from './inbox/list-requests.ts';
import { moveRequest, takeOwnership } from './inbox/move-request.ts';
import { removeRequest } from './inbox/remove-request.ts';
import { saveRequest } from './inbox/save-request.ts';
import { getRequestSettings, setRequestSettings } from './inbox/settings.ts';
import { createRequest } from './intake/create-request.ts';
import { addRequestFile, removeRequestFile } from './intake/request-files.ts';
import { takeMail } from './intake/take-message.ts';
import { askQuestions } from './questions/ask-questions.ts';

export const requestsRoutes = [
  listRequests,
  getRequest,
  createRequest,
  takeMail,
  addRequestFile,
  removeRequestFile,
  saveRequest,
  moveRequest,
  takeOwnership,
  removeRequest,
  listEarlier,
  createDraft,
  askQuestions,
  getRequestSettings,
  setRequestSettings,
];
