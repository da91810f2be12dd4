-- A new company charges carriage with every order (its first cost), so its quotes do not say that the customer fetches the parts.
alter table companies alter column delivery_terms set default 'Franco destino';
