import type { GivenChipFeed, GivenFeed, GivenToothFeed } from '@truciolo/cutting';
import { mm, mmPerMinute, mmPerRevolution, mmPerTooth } from '@truciolo/units';
import type { OptionReader } from './option-reader.ts';

/** Feed per revolution or per minute. */
export function readFeed(read: OptionReader): GivenFeed {
  return read.oneOf('f', 'vf') === 'vf'
    ? { by: 'vf', value: mmPerMinute(read.need('vf')) }
    : { by: 'f', value: mmPerRevolution(read.need('f')) };
}

/** Also per tooth. `usual` is the one that is missed when none is given. */
export function readToothFeed(read: OptionReader, usual: 'f' | 'fz'): GivenToothFeed {
  switch (read.oneOf('fz', 'f', 'vf') ?? usual) {
    case 'vf':
      return { by: 'vf', value: mmPerMinute(read.need('vf')) };
    case 'fz':
      return { by: 'fz', value: mmPerTooth(read.need('fz')) };
    default:
      return { by: 'f', value: mmPerRevolution(read.need('f')) };
  }
}

/** Also by the chip that is wanted. */
export function readChipFeed(read: OptionReader): GivenChipFeed {
  return read.oneOf('fz', 'f', 'vf', 'hex') === 'hex'
    ? { by: 'hex', value: mm(read.need('hex')) }
    : readToothFeed(read, 'fz');
}
