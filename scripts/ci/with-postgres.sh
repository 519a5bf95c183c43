#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL on 127.0.0.1, which it starts and ends.
set -euo pipefail
find_server() { ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1; }
if [ -z "$(find_server)" ]; then
  echo "PostgreSQL is missing: installing it"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
fi
bin=$(find_server)
# In memory where there is enough: a new database is some hundred files, and each test file begins with one.
base=${TMPDIR:-/tmp}
if [ -z "${TMPDIR:-}" ] && [ "$(df --output=avail -k /dev/shm 2>/dev/null | tail -n 1)" -ge 1048576 ] 2>/dev/null; then base=/dev/shm; fi
folder=$(mktemp -d -p "$base")
port=${TEST_POSTGRES_PORT:-$((20000 + RANDOM % 20000))}
as_server() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
if [ "$(id -u)" = 0 ]; then chown postgres: "$folder"; fi
as_server "$bin/initdb" --pgdata="$folder/data" --auth=trust --username=agency --encoding=UTF8 --locale=C >/dev/null
stop() { as_server "$bin/pg_ctl" --pgdata="$folder/data" --mode=immediate --silent stop || true; rm -rf "$folder"; }
trap stop EXIT
as_server "$bin/pg_ctl" --pgdata="$folder/data" --silent --wait --log="$folder/log" \
  --options="-h 127.0.0.1 -p $port -k $folder -c max_connections=200 -c fsync=off -c synchronous_commit=off -c full_page_writes=off" start
TEST_DATABASE_URL="postgres://agency@127.0.0.1:$port/postgres" "$@"
