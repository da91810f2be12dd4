import { describe, expect, it } from 'vitest';
import { withSpeed } from './speed-range.ts';

describe('one end of a range of cutting speeds', () => {
  it('typed alone is the speed itself', () => {
    expect(withSpeed({}, 'carbide', 'milling', 0, 180)).toEqual({ carbide: { milling: [180, 180] } });
  });
  it('typed beside the other leaves it', () => {
    const speeds = {
      carbide: { milling: [180, 180] as [number, number] },
      hss: { tapping: [8, 12] as [number, number] },
    };
    expect(withSpeed(speeds, 'carbide', 'milling', 1, 240)).toEqual({
      carbide: { milling: [180, 240] },
      hss: { tapping: [8, 12] },
    });
  });
  it('cleared leaves the other, and clearing that too removes the range', () => {
    const one = withSpeed({ carbide: { milling: [180, 240] } }, 'carbide', 'milling', 1, null);
    expect(one).toEqual({ carbide: { milling: [180, 180] } });
    expect(withSpeed(one, 'carbide', 'milling', 0, null)).toEqual({});
  });
});
