import { materials } from '@truciolo/materials-library';
import { expect, test } from 'vitest';
import { typicalMaterials } from './typical-material.data.ts';

test.each(Object.entries(typicalMaterials))(
  'the usual material of %s is the row of the library',
  (isoGroup, usual) => {
    const row = materials.find(({ id }) => id === usual.id);
    expect(row).toMatchObject({ isoGroup, group: usual.group, kc11: usual.kc11, mc: usual.mc });
    expect(row?.vc.carbide).toEqual(usual.carbide);
  },
);
