/** npm run bench -- requests <folder>: how well mails and drawings are read, against the labels of a folder. */
export { runDrawings } from './requests/drawings.ts';
export { runMails } from './requests/mails.ts';
/** The process that reads one file begins here. */
export { answerFile } from './requests/read-file.ts';
