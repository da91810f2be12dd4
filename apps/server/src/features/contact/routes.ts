import { sendContact } from './send-contact.ts';

export const contactRoutes = [sendContact];
