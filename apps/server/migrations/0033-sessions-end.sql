-- A session ends thirty days after its login: whoever looks a token up has to know when that was.
grant select (created_at) on sessions to app_directory;
