export { beginReading } from './drawings/read-arrived.ts';
export { dropRequests } from './inbox/drop-requests.ts';
export { requestFigures } from './inbox/request-figures.ts';
export { takeMessage } from './intake/take-message.ts';
export { type Intake, takeRequest } from './intake/take-request.ts';
export { countRequest, storePageRequest } from './page/take-page-request.ts';
export { readAgain } from './read/read-again.ts';
export {
  findRequestVersion,
  insertFiles,
  insertMessage,
  listFiles,
  listMessages,
  lockRequest,
  updateRequest,
} from './repository.ts';
export { kindOfType, requestKind, typeOfKind } from './request-kind.ts';
