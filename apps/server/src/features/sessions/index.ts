export { closeSessions, openSession, touchSession } from './repository.ts';
