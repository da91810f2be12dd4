import { checkMailbox, getMailbox, removeMailbox, setMailbox } from './manage-mailbox.ts';

export const requestMailboxRoutes = [getMailbox, setMailbox, checkMailbox, removeMailbox];
