import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { isSolid, ModelView } from './model-view.tsx';

const Canvas = ({ label, bytes }: { label: string; bytes: ArrayBuffer }) => (
  <p>
    {label} ({bytes.byteLength} byte)
  </p>
);

const file = {
  guid: '0190b000-0000-7000-8000-000000000001',
  name: 'RO-4520_C.step',
  kind: 'step',
  bytes: 9,
  url: '/files/x',
} as const;

it('a model is shown by the viewer of the 3D Assistant', async () => {
  vi.stubGlobal('fetch', async () => new Response('ISO-10303-21'));
  renderPage(<ModelView file={file} makeLight={async () => new Uint8Array([1, 2, 3])} Canvas={Canvas} />);
  expect(await screen.findByText(/Modello 3D di RO-4520_C.step.*\(3 byte\)/)).toBeTruthy();
});

it('a model that cannot be read says so and stays among the attachments', async () => {
  vi.stubGlobal('fetch', async () => new Response('nothing'));
  renderPage(<ModelView file={file} makeLight={async () => null} Canvas={Canvas} />);
  expect(await screen.findByText(/non si apre: scaricalo dagli allegati/)).toBeTruthy();
});

it('drawings and lists are no models', () => {
  expect((['step', 'iges', 'stl', 'pdf', 'dxf', 'sheet'] as const).filter(isSolid)).toEqual([
    'step',
    'iges',
    'stl',
  ]);
});
