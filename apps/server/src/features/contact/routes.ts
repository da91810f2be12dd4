import { contact } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { sendContact } from './send-contact.ts';

export const contactRoutes = [endpoint(contact.send, sendContact)];
