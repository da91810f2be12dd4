export { dropRequests } from './inbox/drop-requests.ts';
export { takeMessage } from './intake/take-message.ts';
export { type Intake, type Received, takeRequest } from './intake/take-request.ts';
