import { expect, it } from 'vitest';
import { routes } from './routes.ts';

/** A document, a mail with one, or a draft that is sent. */
const goesOut = /\/(pdf|mail|sheet|sent|links)$/;

it('every call that prints, mails or sends something declares `leaves`', () => {
  const silent = Object.entries(routes).filter(([, { path, leaves }]) => goesOut.test(path) && !leaves);
  expect(silent.map(([name]) => name)).toEqual([]);
});

it('offers, orders, delivery notes, invoices, plans and imports declare it; autosave does not', () => {
  const leaving = Object.entries(routes).filter(([, { leaves }]) => leaves);
  expect(leaving.map(([name]) => name).sort()).toMatchInlineSnapshot(`
    [
      "accounting.csv",
      "ddts.create",
      "ddts.pdf",
      "imports.confirm",
      "invoicing.draft",
      "invoicing.mark",
      "invoicing.month",
      "jobMaterials.reserve",
      "jobMaterials.take",
      "jobPlan.apply",
      "jobSheets.pdf",
      "jobSheets.subcontract",
      "jobs.create",
      "jobs.repeat",
      "materialNeeds.mail",
      "materialNeeds.order",
      "materialNeeds.pdf",
      "offerOrders.pdf",
      "offers.answer",
      "offers.pdf",
      "orders.create",
      "orders.pdf",
      "paperMails.order",
      "paperMails.subcontract",
      "plainQuotes.markSent",
      "priceChanges.apply",
      "quoteDelivery.createLink",
      "quoteDelivery.send",
      "quoteDocuments.export",
      "quoteDocuments.pdf",
      "quotes.markSent",
      "requests.ask",
      "returns.draft",
      "returns.mark",
    ]
  `);
});
