export {
  closeSessions,
  listCompanySessions,
  listOpenSessions,
  openSession,
  touchSession,
} from './repository.ts';
