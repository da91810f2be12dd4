import { readMails } from '/work/h/mails/bench/requests/read-mails.ts';
for (const { file, reading, positions, notices } of await readMails(process.argv[2] ?? '/work/shared/samples/requests/mails', '2026-03-01')) {
  console.log('=====', file, reading.kind.value, reading.kind.confidence, reading.kind.proof.text, '|', reading.language);
  const c = reading.customer;
  console.log('  cust', c.company?.value, '|', c.contact?.value, '|', c.vat?.value, '|', c.phone?.value, '|', c.email?.value);
  console.log('  no', reading.number?.value, 'offer', reading.offer?.value, 'order', reading.order?.value, 'deliv', JSON.stringify(reading.delivery?.value), 'answer', JSON.stringify(reading.answerBy?.value));
  console.log('  terms', reading.terms.map((t) => t.value.kind + ':' + t.value.text).join(' ; '));
  for (const { position: p, files } of positions)
    console.log('  -', p.code?.value, '| rev', p.revision?.value, '|', p.description?.value, '| q', p.quantities.map((q) => q.value).join('/'), '| y', p.yearly?.value, '| m', p.materials.map((m) => m.value.name + '=' + m.value.libraryId).join(','), '| t', p.treatments.map((t) => `${t.value.name} ${t.value.detail}`).join(','), '| d', p.date?.value.day, p.date?.value.week, '| f', files.map((f) => f.file + ':' + f.by).join(','));
  if (notices.length) console.log('  notices', notices);
}
