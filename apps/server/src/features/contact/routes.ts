import { drawContactQuestion } from './draw-question.ts';
import { sendContact } from './send-contact.ts';

export const contactRoutes = [drawContactQuestion, sendContact];
