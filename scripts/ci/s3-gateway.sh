#!/bin/sh
# A real S3 gateway for the tests: OpenStack Swift from Debian's packages, with its s3api.
#
#   scripts/ci/s3-gateway.sh install                  installs what it needs, as root or with sudo
#   scripts/ci/s3-gateway.sh <empty folder> <port>    runs it on 127.0.0.1 until it is stopped
#
# Prints one line, `ready <PICTURES_URL>`, when it answers; the bucket is to be made. Takes the ports <port> to <port>+4.
# Exits with 77 and the reason where it cannot run.
set -eu
# Debian's own, for that is where its packages put Swift; another may come first in PATH.
python=/usr/bin/python3

cannot() {
  echo "no S3 gateway: $1" >&2
  exit 77
}

if [ "$1" = install ]; then
  command -v apt-get >/dev/null || cannot 'this is not Debian'
  as_root=
  [ "$(id -u)" = 0 ] || as_root='sudo -n'
  $as_root apt-get update
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-swift memcached
  exit
fi

"$python" -c 'import swift' 2>/dev/null && command -v memcached >/dev/null ||
  cannot 'Swift or memcached is missing; on Debian, scripts/ci/s3-gateway.sh install gets them'

folder=$1
port=$2
account_port=$((port + 1)) container_port=$((port + 2)) object_port=$((port + 3)) cache_port=$((port + 4))
mkdir -p "$folder/devices/disk" "$folder/etc"
cd "$folder/etc"

printf '[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n' >swift.conf

backend() { # kind port
  cat >"$1.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
workers = 0
user = $(id -un)
swift_dir = $folder/etc
devices = $folder/devices
mount_check = false
log_level = ERROR
[pipeline:main]
pipeline = $1-server
[app:$1-server]
use = egg:swift#$1
CONF
  for step in "create 4 1 0" "add r1z1-127.0.0.1:$2/disk 1" rebalance; do
    # shellcheck disable=SC2086 # a step is a command and its words
    "$python" -c '
import sys
from swift.cli.ringbuilder import main
sys.argv[0] = "swift-ring-builder"
sys.exit(main())' "$1.builder" $step >/dev/null
  done
}
backend account "$account_port"
backend container "$container_port"
backend object "$object_port"

cat >proxy.conf <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
workers = 0
user = $(id -un)
swift_dir = $folder/etc
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
# A busy test machine is no reason to give a server up.
conn_timeout = 30
node_timeout = 60
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$cache_port
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_pictures = hush/+ .admin
CONF

memcached -u "$(id -un)" -l 127.0.0.1 -p "$cache_port" -m 16 >&2 &
pids=$!
# shellcheck disable=SC2086 # a list of process ids
trap 'kill $pids 2>/dev/null || true' EXIT
trap 'exit 0' INT TERM
for kind in account container object proxy; do
  "$python" -c '
import sys
from swift.common.utils import set_swift_dir
from swift.common.wsgi import run_wsgi
set_swift_dir(sys.argv[1])
sys.exit(run_wsgi(sys.argv[1] + "/" + sys.argv[2] + ".conf", sys.argv[2] + "-server"))' "$folder/etc" "$kind" >&2 &
  pids="$pids $!"
done

tries=0
# The proxy remembers a server that did not answer it, so nothing may be asked of it before all of them listen.
until "$python" -c '
import socket, sys
for port in sys.argv[1:]: socket.create_connection(("127.0.0.1", int(port))).close()
' "$cache_port" "$account_port" "$container_port" "$object_port" "$port" 2>/dev/null; do
  tries=$((tries + 1))
  [ "$tries" -lt 100 ] || cannot 'Swift did not start'
  sleep 0.2
done
echo "ready s3://test%3Apictures:hush%2F%2B@127.0.0.1:$port/pictures?region=us-east-1&tls=off"
wait
