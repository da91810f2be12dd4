-- Minutes without use after which the company's sessions end; null leaves it to the installation.
alter table companies add column session_idle_minutes integer;
grant select (session_idle_minutes) on companies to app_directory;
