export { forgetUsage, rollUpUsage } from './roll-up.ts';
