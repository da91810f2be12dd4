export { dropRequests } from './inbox/drop-requests.ts';
export { requestFigures } from './inbox/request-figures.ts';
export { takeMessage } from './intake/take-message.ts';
export { type Intake, type Received, takeRequest } from './intake/take-request.ts';
