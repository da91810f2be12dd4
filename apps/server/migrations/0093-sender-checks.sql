-- Whether the server that delivered a mail may send for its domain (SPF), and whether the mail is signed (DKIM).
alter table requests add column sender_check jsonb;
