export { agree, countOf } from '@truciolo/italian';
