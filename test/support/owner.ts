/** The first account of every test database. */
export const owner = { username: "asha", password: "walnut-and-willow" };
