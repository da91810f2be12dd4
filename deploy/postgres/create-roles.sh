#!/bin/sh
# Runs once, on an empty database folder. The application's login owns nothing and cannot bypass row-level security.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role truciolo_owner login createrole password :'owner';
create role truciolo_app login noinherit nosuperuser nobypassrls password :'app';
create database truciolo owner truciolo_owner;
SQL
