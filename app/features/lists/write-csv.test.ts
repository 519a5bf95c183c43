import { expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { questionList } from "../questions/question-list.tsx";
import { writeCsv } from "./write-csv.ts";

const question = (id: number) => ({
  id,
  reference: `QU-${id}`,
  name: "Ritu",
  email: "ritu@example.com",
  subject: "Snow",
  message: "Is the road open?",
  createdAt: "2030-06-01T06:30:00Z",
  isAnswered: false,
  isNew: false,
  isSuspicious: false,
  isDeleted: false,
  version: 1,
});

/** A list of three pages, which says of each only that there is more; `broken` is a page that cannot be read. */
function pagesOf(asked: number[], broken = 0, during = async () => {}) {
  return createClient(async (url) => {
    const page = Number(new URL(url, "http://test.example").searchParams.get("CurrentPage") ?? 1);
    asked.push(page);
    await during();
    if (page === broken) return Response.json({ status: 503, message: "Away", data: null }, { status: 503 });
    const isMore = page < 3;
    const pageInfo = {
      totalRecords: page,
      totalPages: isMore ? page + 1 : page,
      currentPage: page,
      pageSize: 1,
    };
    return Response.json({
      status: 200,
      message: "OK",
      data: [question(page)],
      pageInfo: { ...pageInfo, isMore },
    });
  });
}

test("a file begins with its first page, and the others are read as they are taken", async () => {
  const asked: number[] = [];
  const reader = (await writeCsv(pagesOf(asked), questionList, new URLSearchParams())).getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toContain("QU-1");
  expect(asked.length).toBeLessThan(3);
  await reader.cancel();
  expect(asked.length).toBeLessThan(3);
});

test("a list that is not counted to its end is written to its end", async () => {
  const csv = await new Response(await writeCsv(pagesOf([]), questionList, new URLSearchParams())).text();
  expect(csv.split("\r\n").filter(Boolean)).toHaveLength(4);
});

test("what very many have is written whole, the newest first, for in another order only a part is sorted", async () => {
  const orders: (string | null)[] = [];
  const asked = (query: string) => {
    const client = createClient((url) => {
      const { searchParams } = new URL(url, "http://test.example");
      orders.push(searchParams.get("OrderBy"));
      const page = Number(searchParams.get("CurrentPage") ?? 1);
      const pageInfo = { totalRecords: 100, totalPages: 2, currentPage: page, pageSize: 100 };
      return Promise.resolve(
        Response.json({
          status: 200,
          message: "OK",
          data: [question(page)],
          pageInfo: { ...pageInfo, isMore: page === 1 },
        }),
      );
    });
    return writeCsv(client, questionList, new URLSearchParams(query)).then((csv) => new Response(csv).text());
  };
  await asked("search=snow&sort=name-asc");
  expect(orders).toEqual(["name", "id", "id"]);
  orders.length = 0;
  await asked("sort=name-asc");
  expect(orders).toEqual(["name", "name"]);
  orders.length = 0;
  await asked("search=snow&sort=id-asc");
  expect(orders).toEqual(["id", "id"]);
});

test("what cannot be read is an error page at first, and a file that breaks off later", async () => {
  const write = (broken: number) => writeCsv(pagesOf([], broken), questionList, new URLSearchParams());
  await expect(write(1)).rejects.toBeDefined();
  await expect(new Response(await write(2)).text()).rejects.toBeDefined();
});

test("of many files at once one page is read at a time, and whoever else asks comes between", async () => {
  const reads = { now: 0, most: 0, between: 0 };
  const api = pagesOf([], 0, async () => {
    reads.most = Math.max(reads.most, (reads.now += 1));
    await Promise.resolve();
    reads.now -= 1;
  });
  const files = [];
  for (let count = 0; count < 10; count += 1)
    files.push(await writeCsv(api, questionList, new URLSearchParams()));
  const others = setInterval(() => (reads.between += 1), 0);
  const texts = await Promise.all(files.map((file) => new Response(file).text()));
  clearInterval(others);
  expect(texts.every((text) => text.includes("QU-3"))).toBe(true);
  expect(reads.most).toBe(1);
  expect(reads.between).toBeGreaterThan(10);
});
